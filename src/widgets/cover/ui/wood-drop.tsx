import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type HTMLAttributes,
  type RefObject,
} from 'react'
import { useDrop } from 'react-aria-components/useDrop'
import { DragContext, DROP_TARGET_ATTRIBUTE, type Drag, type DropTarget } from './wood-drag'

/** Rows that accept dropped wood. */
interface DropRowsContextValue {
  readonly target: DropTarget
  /** Event handlers of the rows during a drag. */
  readonly handlersRef: RefObject<HTMLAttributes<HTMLElement>>
  setOver: (isOver: boolean) => void
}

const RowsContext = createContext<DropRowsContextValue | null>(null)

type RowsProps = ComponentProps<'tbody'> &
  ComponentProps<'tr'> & {
    as: 'tbody' | 'tr'
    target: DropTarget
    [data: `data-${string}`]: string
  }

/** Rows that accept wood for a deal line; they must contain a `DropButton`. */
export function DropRows({ as: Rows, target, ...props }: RowsProps) {
  const handlersRef = useRef<HTMLAttributes<HTMLElement>>({})
  const [isOver, setOver] = useState(false)
  return (
    <RowsContext value={{ target, handlersRef, setOver }}>
      <Rows
        {...props}
        onDragEnter={(event) => handlersRef.current.onDragEnter?.(event)}
        onDragOver={(event) => handlersRef.current.onDragOver?.(event)}
        onDragLeave={(event) => handlersRef.current.onDragLeave?.(event)}
        onDrop={(event) => handlersRef.current.onDrop?.(event)}
        data-drop={isOver || undefined}
      />
    </RowsContext>
  )
}

/** Keyboard drop target of the rows during a drag. */
export function DropButton() {
  const drag = use(DragContext)
  const rows = use(RowsContext)
  return drag?.activeHandleId && rows && <OpenDropButton drag={drag} rows={rows} />
}

function OpenDropButton({
  drag,
  rows: { target, handlersRef, setOver },
}: {
  drag: Drag
  rows: DropRowsContextValue
}) {
  const ref = useRef<HTMLButtonElement>(null)
  const { dropProps, dropButtonProps } = useDrop({
    ref,
    hasDropButton: true,
    getDropOperation: () => (drag.accepts(target) ? 'move' : 'cancel'),
    onDropEnter: () => setOver(true),
    onDropExit: () => setOver(false),
    onDrop: () => drag.drop(target.dealLineId),
  })
  useLayoutEffect(() => {
    handlersRef.current = dropProps
  })
  useEffect(
    () => () => {
      handlersRef.current = {}
      setOver(false)
    },
    [handlersRef, setOver],
  )
  const { isDisabled: _, ...rest } = dropButtonProps ?? {}
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      tabIndex={-1}
      aria-label={target.label}
      className="visually-hidden"
      {...{ [DROP_TARGET_ATTRIBUTE]: '' }}
    />
  )
}
