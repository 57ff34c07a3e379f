import { lazyPart } from '@/shared/lib/lazy-part'
import type { FinderProps } from './finder'
import styles from './late-finder.module.css'

/** The finder, whose place in the header is kept until it is there: nobody needs it before the page. */
export const Finder = lazyPart<FinderProps>(
  async () => (await import('./finder')).Finder,
  () => <span className={styles.room} />,
)
