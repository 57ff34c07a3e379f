import { splitUnbreakableCodes } from '@domain/papers'
import styles from './unbreakable-codes.module.css'

/** A text of a paper whose codes, such as "D-2026-0118", are not broken at their hyphens. */
export const UnbreakableCodes = ({ children }: { readonly children: string }) =>
  splitUnbreakableCodes(children).map(({ text, isUnbreakable }, at) =>
    isUnbreakable ? (
      // A paper never changes, so the position is a stable key.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className={styles.code}>
        {text}
      </span>
    ) : (
      text
    ),
  )
