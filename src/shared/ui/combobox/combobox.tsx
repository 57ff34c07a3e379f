import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type Ref } from 'react'
import {
  Button,
  ComboBox,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox'
import { useTranslation } from '@/shared/i18n'
import { getDescribedBy, type FieldProps, useFieldIds } from '../field/field-props'
import { Field } from '../field/field'
import { FieldText } from '../field/field-text'
import fieldStyles from '../field/field.module.css'
import { ChevronDownIcon } from '../icons/icons'
import overlayStyles from '../overlay/overlay.module.css'
import styles from './combobox.module.css'
import { BestMatchGroup } from './best-match-group'
import { useChoices, type FoundItems } from './use-choices'

export type { FoundItems }

export interface ComboboxProps<Item extends object> extends FieldProps<Item | null> {
  /** Shows the chosen item as text. */
  isReadOnly?: boolean | undefined
  /**
   * Loads the matches of a text, best first; called with '' when the list opens. Must be stable
   * between renders. A rejection is shown as a failed search.
   */
  load: (text: string, signal: AbortSignal) => Promise<FoundItems<Item>>
  getKey: (item: Item) => string
  /** Text of the field for a chosen item. */
  getLabel: (item: Item) => string
  /** Second line that distinguishes items of the same name. */
  getDetail?: ((item: Item) => ReactNode) | undefined
  /** Restored text without a choice, shown when the field mounts. */
  initialText?: string | undefined
  /** Called with text that has no choice, '' for none, so that a form can store it. */
  onUnchosenText?: ((words: string) => void) | undefined
  placeholder?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * Search and select among many items, such as clients or products. For about a dozen options, use
 * NativeSelect.
 */
export function Combobox<Item extends object>(props: ComboboxProps<Item>) {
  const { isReadOnly, value, getLabel } = props
  if (isReadOnly) return <FieldText {...props} value={value && getLabel(value)} />
  return <EditableCombobox {...props} />
}

function EditableCombobox<Item extends object>({ ref, ...props }: ComboboxProps<Item>) {
  const { label, isLabelHidden, value, onChange, hint, isRequired, isDisabled, className } = props
  const { getKey, getLabel, getDetail, load, initialText = '' } = props
  const { t } = useTranslation('shared/forms')
  const ids = useFieldIds(props.id)
  const chosenKey = value ? getKey(value) : null
  const chosenLabel = value ? getLabel(value) : ''
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(initialText || null)
  const [hasLeft, setHasLeft] = useState(initialText !== '')
  const [lastKey, setLastKey] = useState(chosenKey)
  const [isOpen, setOpen] = useState(false)
  useScrollLock(isOpen)
  const { items, hasMore, state, isUpToDate } = useChoices(typed ?? '', isOpen, load)
  const words = typed?.trim() ?? ''
  const bestMatch = words !== '' && isUpToDate ? items[0] : undefined
  const error = hasLeft || (words !== '' && props.error) ? t('combobox.unchosen') : props.error
  const reportUnchosenText = useEffectEvent(() => props.onUnchosenText?.(words))
  useEffect(() => reportUnchosenText(), [words])

  function write(text: string | null) {
    setTyped(text)
    setHasLeft(false)
  }

  // The value changed from outside or arrived late, so the typed text no longer applies.
  if (chosenKey !== lastKey) {
    setLastKey(chosenKey)
    if (chosenKey !== null) write(null)
  }

  function choose(key: string) {
    const item = items.find((found) => getKey(found) === key)
    if (item || key === chosenKey) write(null)
    if (item) onChange(item)
  }

  function handleBlur() {
    if (words === '') write(null)
    else {
      setHasLeft(true)
      // The field no longer shows the previous choice.
      if (value) onChange(null)
    }
    props.onBlur?.()
  }

  return (
    <Field
      {...{ ids, label, isLabelHidden, isRequired, hint, error, warning: props.warning, className }}
    >
      <ComboBox
        id={ids.control}
        {...(props.name && { name: props.name })}
        aria-labelledby={ids.label}
        {...getDescribedBy(ids, { ...props, error })}
        items={items}
        inputValue={typed ?? chosenLabel}
        value={chosenKey}
        onInputChange={(text) => {
          // react-aria also reports the chosen item's label as input.
          write(text === chosenLabel ? null : text)
          if (text === '' && value) onChange(null)
        }}
        onChange={(key) => {
          if (key !== null) choose(String(key))
        }}
        onOpenChange={setOpen}
        onBlur={handleBlur}
        menuTrigger="input"
        // Keeps the text on blur, so that an error can say that nothing is chosen.
        allowsCustomValue
        allowsEmptyCollection
        isInvalid={Boolean(error)}
        isRequired={isRequired ?? false}
        isDisabled={isDisabled ?? false}
        validationBehavior="aria"
      >
        <BestMatchGroup
          ref={box}
          className={clsx(fieldStyles.control, fieldStyles.group, styles.group)}
          words={words}
          isUpToDate={isUpToDate}
          bestKey={bestMatch ? getKey(bestMatch) : null}
          isDisabled={isDisabled}
        >
          <Input
            ref={ref ?? null}
            placeholder={props.placeholder ?? ''}
            autoComplete="off"
            className={clsx(fieldStyles.bare, styles.input)}
          />
          <Button aria-label={t('combobox.show')} className={clsx(styles.open)}>
            <ChevronDownIcon />
          </Button>
        </BestMatchGroup>
        <Popover triggerRef={box} className={clsx(overlayStyles.panel)} offset={4}>
          <ListBox<Item>
            className={clsx(overlayStyles.list)}
            renderEmptyState={() => (
              <div className={overlayStyles.note}>
                {t(
                  state === 'loading'
                    ? 'combobox.loading'
                    : state === 'failed'
                      ? 'combobox.failed'
                      : 'combobox.none',
                )}
              </div>
            )}
          >
            {(item) => (
              <ListBoxItem
                id={getKey(item)}
                textValue={getLabel(item)}
                className={clsx(overlayStyles.item)}
              >
                <span className={overlayStyles.words}>
                  {getLabel(item)}
                  {getDetail && <div className={overlayStyles.detail}>{getDetail(item)}</div>}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
          {/* Rendered empty first: some screen readers miss a live region that is added with its
              text. */}
          <p role="status" className={clsx(overlayStyles.note, styles.more)}>
            {hasMore && t('combobox.more', { number: items.length })}
          </p>
        </Popover>
      </ComboBox>
    </Field>
  )
}

/**
 * Keeps the page still while the list is open. Without it, react-aria scrolls the page to a
 * highlighted option under the header, and the scroll closes the list.
 */
function useScrollLock(isLocked: boolean) {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement
    if (!isLocked || style.overflow === 'hidden') return
    const { overflow, scrollbarGutter } = style
    // Keeps the width of the page when its scroll bar disappears.
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    return () => {
      Object.assign(style, { overflow, scrollbarGutter })
    }
  }, [isLocked])
}
