import styles from './product-name.module.css'

/** The dimensions at the end of a name: `47x100x4800`, `150x8000`. */
const DIMENSIONS_AT_END = /\s(?=\d[\d.,]*(?:[x×]\d[\d.,]*)+$)/i

/**
 * A product's name in one line. If it is too long, the wood is truncated and never the dimensions.
 */
export function ProductName({ name }: { name: string }) {
  const [wood = name, size] = name.split(DIMENSIONS_AT_END)
  if (size === undefined) return name
  return (
    <span className={styles.name}>
      <span className={styles.wood}>{wood}</span> <span className={styles.size}>{size}</span>
    </span>
  )
}
