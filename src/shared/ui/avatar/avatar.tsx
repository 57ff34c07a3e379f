import styles from './avatar.module.css'

interface AvatarProps {
  /** The person's full name. */
  name: string
  size?: 's' | 'm' | undefined
}

/** Initials of a person, next to their name. */
export function Avatar({ name, size = 'm' }: AvatarProps) {
  const words = name.trim().split(/\s+/)
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  )
  return (
    <span aria-hidden className={styles.avatar} data-size={size}>
      {initials.join('').toLocaleUpperCase()}
    </span>
  )
}
