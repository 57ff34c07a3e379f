import { clsx } from 'clsx'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** CSS length; the container's width by default. */
  width?: string | undefined
  /** CSS length; one line of text by default. */
  height?: string | undefined
  className?: string | undefined
}

/**
 * Placeholder of loading content. Use the content's size, so that nothing moves when it arrives.
 */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return <span aria-hidden className={clsx(styles.skeleton, className)} style={{ width, height }} />
}
