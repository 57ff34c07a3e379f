import { lazyComponent } from '@/shared/lib/lazy-component'
import type { FinderProps } from './finder'
import styles from './lazy-finder.module.css'

/** The finder, whose place in the header is kept until it is there: nobody needs it before the page. */
export const Finder = lazyComponent<FinderProps>(
  async () => (await import('./finder')).Finder,
  () => <span className={styles.room} />,
)
