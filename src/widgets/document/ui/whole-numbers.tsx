import { splitNumbers } from '@domain/papers'
import styles from './whole-numbers.module.css'

/** A text of a paper whose numbers, such as "D-2026-0118", are not broken at their hyphens. */
export const WholeNumbers = ({ children }: { readonly children: string }) =>
  splitNumbers(children).map(({ text, isWhole }, at) =>
    isWhole ? (
      // A paper never changes, so the position is a stable key.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className={styles.number}>
        {text}
      </span>
    ) : (
      text
    ),
  )
