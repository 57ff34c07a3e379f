import { clsx } from 'clsx'
import { createContext, use, useId, type ReactNode, type Ref } from 'react'
import { TriangleAlertIcon } from '../icons/icons'
import type { FieldProps } from './field-props'
import styles from './field-text.module.css'

/** True inside a list, whose pairs need no list of their own. */
const FieldTextListContext = createContext(false)

interface FieldTextListProps {
  className?: string | undefined
  /** Only FieldText. */
  children: ReactNode
}

/** One description list for fields that can only be read. */
export function FieldTextList({ className, children }: FieldTextListProps) {
  return (
    <FieldTextListContext value>
      <dl className={className}>{children}</dl>
    </FieldTextListContext>
  )
}

interface FieldTextProps extends Pick<
  FieldProps<unknown>,
  'isLabelHidden' | 'name' | 'hint' | 'error' | 'warning' | 'className'
> {
  label: ReactNode
  /** An empty value is shown as a dash. */
  value: ReactNode
  /** The value's element, which can be focused from a list of missing values. */
  ref?: Ref<unknown> | undefined
}

/** A field that the user cannot change: its label as a term, its value as plain text. */
export function FieldText({ ref, ...props }: FieldTextProps) {
  const Pair = use(FieldTextListContext) ? 'div' : 'dl'
  const id = useId()
  const { value, hint } = props
  const hasValue = value !== '' && value !== null && value !== undefined
  const caution = props.error ?? props.warning
  return (
    <Pair className={clsx(styles.pair, props.className)} data-text>
      <dt id={id} className={props.isLabelHidden ? 'visually-hidden' : styles.term}>
        {props.label}
      </dt>
      <dd
        ref={ref as Ref<HTMLElement>}
        aria-labelledby={id}
        data-field={props.name}
        tabIndex={-1}
        className={styles.value}
      >
        {hasValue ? value : <span className={styles.none}>–</span>}
      </dd>
      {hint && <dd className={styles.hint}>{hint}</dd>}
      {caution && (
        <dd className={styles.caution} data-tone={props.error ? 'error' : undefined}>
          <TriangleAlertIcon />
          {caution}
        </dd>
      )}
    </Pair>
  )
}
