import { createContext, use, useMemo, useRef, type ComponentProps, type ReactNode } from 'react'
import { useDrop } from 'react-aria-components/useDrop'
import { DragContext, dropHere, type Target } from './drag-context'

const ButtonContext = createContext<ReactNode>(null)

type RowsProps = ComponentProps<'tbody'> & ComponentProps<'tr'> & { as: 'tbody' | 'tr'; target: Target; [data: `data-${string}`]: string }

/** Rows that take what is dropped for a deal's line, with a `DropButton` somewhere in them. What is dragged over them renders nothing inside anew. */
export function DropRows({ as: Rows, target, ...props }: RowsProps) {
  const drag = use(DragContext)
  const ref = useRef<HTMLButtonElement>(null)
  const { dropProps, dropButtonProps, isDropTarget } = useDrop({
    ref,
    hasDropButton: true,
    isDisabled: drag === null,
    getDropOperation: () => (drag?.accepts(target) ? 'move' : 'cancel'),
    onDrop: () => drag?.drop(target.dealLineId),
  })
  const { label } = target
  const hint = dropButtonProps?.['aria-describedby']
  const isOn = drag && drag.on !== null
  const button = useMemo(
    () =>
      isOn !== null && (
        // Safari tells the document of a press only where there is a handler.
        <button ref={ref} type="button" tabIndex={-1} hidden={!isOn} aria-label={label} aria-describedby={hint} onClick={noMore} className="visually-hidden" {...{ [dropHere]: '' }} />
      ),
    [isOn, label, hint],
  )
  return (
    <ButtonContext value={button}>
      <Rows {...props} {...dropProps} data-drop={isDropTarget || undefined} />
    </ButtonContext>
  )
}

const noMore = () => undefined

/** What the keyboard reaches in the rows while something is dragged. */
export const DropButton = () => use(ButtonContext)
