import { lazyComponent } from '@/shared/lib/lazy-component'
import type { FinderProps } from './finder'
import styles from './lazy-finder.module.css'

/** The finder, loaded after the page; the fallback reserves its place in the header. */
export const Finder = lazyComponent<FinderProps>(
  async () => (await import('./finder')).Finder,
  () => <span className={styles.room} />,
)
