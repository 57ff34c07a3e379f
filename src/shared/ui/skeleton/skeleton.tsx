import { classNames } from '../class-names/class-names'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS length; by default the width of its place. */
  width?: string | undefined
  /** CSS length; by default one line of the text around it. */
  height?: string | undefined
  className?: string | undefined
}

/** The shape of what is on its way. Give it the size of the thing, so that nothing jumps when that arrives. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(styles.skeleton, className)}
      style={{ width, height }}
    />
  )
}
