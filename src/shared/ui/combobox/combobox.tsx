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
import { classNames } from '../class-names/class-names'
import { describedBy } from '../field/control-attributes'
import { Field } from '../field/field'
import fieldStyles from '../field/field.module.css'
import type { FieldProps } from '../field/field-props'
import { useFieldIds } from '../field/use-field-ids'
import { ChevronDownIcon } from '../icons/icons'
import overlayStyles from '../overlay/overlay.module.css'
import styles from './combobox.module.css'
import { BestMatchGroup } from './best-match-group'
import { useChoices, type FoundItems } from './use-choices'

export type { FoundItems }

export interface ComboboxProps<Item extends object> extends FieldProps<Item | null> {
  /**
   * The choices that fit a text, best first; called with '' when the list is opened. Must be stable between renders (a module's function
   * or `useCallback`); what it throws is shown as a failed search.
   */
  load: (text: string, signal: AbortSignal) => Promise<FoundItems<Item>>
  getKey: (item: Item) => string
  /** What stands in the field once the item is chosen. */
  getLabel: (item: Item) => string
  /** A second line that tells two of one name apart. */
  getDetail?: ((item: Item) => ReactNode) | undefined
  /** Words kept from before that chose nothing: they stand in the field as it opens. */
  initialText?: string | undefined
  /** Told what stands in the field and has chosen nothing, '' for nothing, for a form that keeps it. */
  onUnchosenText?: ((words: string) => void) | undefined
  placeholder?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A choice among more than can be shown, found by typing: a client, a product, a person. For a dozen known words, NativeSelect. */
export function Combobox<Item extends object>(props: ComboboxProps<Item>) {
  const {
    label,
    isLabelHidden,
    value,
    onChange,
    hint,
    isRequired,
    isReadOnly,
    isDisabled,
    className,
  } = props
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
  const { items, hasMore, state, isSettled } = useChoices(typed ?? '', isOpen, load)
  const words = typed?.trim() ?? ''
  const best = words !== '' && isSettled ? items[0] : undefined
  const error = hasLeft || (words !== '' && props.error) ? t('combobox.unchosen') : props.error
  const tellWords = useEffectEvent(() => props.onUnchosenText?.(words))
  useEffect(() => tellWords(), [words])

  function write(text: string | null) {
    setTyped(text)
    setHasLeft(false)
  }

  // The value was changed from outside, or came late: words that are still in the field don't belong to it.
  if (chosenKey !== lastKey) {
    setLastKey(chosenKey)
    if (chosenKey !== null) write(null)
  }

  function choose(key: string) {
    const item = items.find((each) => getKey(each) === key)
    if (item || key === chosenKey) write(null)
    if (item) onChange(item)
  }

  function leave() {
    if (words === '') write(null)
    else {
      setHasLeft(true)
      // The earlier choice is not what the field shows now.
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
        {...describedBy(ids, { ...props, error })}
        items={items}
        inputValue={typed ?? chosenLabel}
        value={chosenKey}
        onInputChange={(text) => {
          // react-aria also reports the chosen item's own label as input, which nobody typed.
          write(text === chosenLabel ? null : text)
          if (text === '' && value) onChange(null)
        }}
        onChange={(key) => {
          if (key !== null) choose(String(key))
        }}
        onOpenChange={setOpen}
        onBlur={leave}
        menuTrigger="input"
        // Leaving the field keeps the words; `leave` then says that they chose nothing.
        allowsCustomValue
        allowsEmptyCollection
        isInvalid={Boolean(error)}
        isRequired={isRequired ?? false}
        isReadOnly={isReadOnly ?? false}
        isDisabled={isDisabled ?? false}
        validationBehavior="aria"
      >
        <BestMatchGroup
          ref={box}
          className={classNames(fieldStyles.control, fieldStyles.group, styles.group)}
          words={words}
          isSettled={isSettled}
          best={best ? getKey(best) : null}
          {...{ isReadOnly, isDisabled }}
        >
          <Input
            ref={props.ref ?? null}
            placeholder={props.placeholder ?? ''}
            autoComplete="off"
            className={classNames(fieldStyles.bare, styles.input)}
          />
          {!isReadOnly && (
            <Button aria-label={t('combobox.show')} className={classNames(styles.open)}>
              <ChevronDownIcon />
            </Button>
          )}
        </BestMatchGroup>
        <Popover triggerRef={box} className={classNames(overlayStyles.panel)} offset={4}>
          <ListBox<Item>
            className={classNames(overlayStyles.list)}
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
                className={classNames(overlayStyles.item)}
              >
                <span className={overlayStyles.words}>
                  {getLabel(item)}
                  {getDetail && <div className={overlayStyles.detail}>{getDetail(item)}</div>}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
          {/* Must be in the page before it has a text: some screen readers miss one that comes together with its text. */}
          <p role="status" className={classNames(overlayStyles.note, styles.more)}>
            {hasMore && t('combobox.more', { number: items.length })}
          </p>
        </Popover>
      </ComboBox>
    </Field>
  )
}
