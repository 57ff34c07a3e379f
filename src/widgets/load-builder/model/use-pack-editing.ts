import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import {
  addPacks,
  dropUnsupported,
  getLoadId,
  nudgePack,
  removePack,
  type Direction,
  type Pack,
  type PlacementProblem,
  type PlacedPack,
  type Space,
} from '@domain/load-plan'
import type { PackEvents, ViewName } from '../ui/pack-shape'
import { dragTo, startDrag, getDragPreview, type PackDrag } from './drag'

/** Distance in pixels at which a press becomes a drag. */
const dragThresholdPx = 4

const keyDirections: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'to_front',
  ArrowRight: 'to_door',
  ArrowUp: 'to_left',
  ArrowDown: 'to_right',
  PageUp: 'up',
  PageDown: 'down',
}

interface PackEditingOptions {
  /** In loading order. */
  placed: readonly PlacedPack[]
  space: Space
  /** Saves the placed packs. */
  onChange(placed: readonly PlacedPack[]): void
  formatProblem(problem: PlacementProblem): string
  formatMoved(placed: PlacedPack, all: readonly PlacedPack[]): string
  /** @param count number of packs that were placed */
  formatAdded(count: number): string
  formatNoneAdded(): string
  formatRemoved(): string
  formatBlocked(): string
}

/** State and handlers for editing packs by pointer and keyboard. */
export interface PackEditing {
  readonly events: PackEvents
  readonly selectedId: string | null
  readonly grabbedId: string | null
  readonly dragged: PlacedPack | null
  /** The placed packs, with a dragged pack at its drop position. */
  readonly shownPacks: readonly PlacedPack[]
  /** Result of the last action, also for screen readers. */
  readonly announcement: string
  /** Ref callback of the drawing, which keeps the focus on the moved pack. */
  readonly frame: (element: HTMLElement | null) => void
  move(direction: Direction): void
  remove(): void
  /** Places packs where they fit, and selects and focuses the first of them. */
  add(packs: readonly Pack[]): void
  announce(text: string): void
}

/** Selects, drags, moves and removes packs. */
export function usePackEditing(options: PackEditingOptions): PackEditing {
  const { placed } = options
  const [selected, setSelected] = useState<string | null>(null)
  const [grabbed, setGrabbed] = useState<{
    readonly id: string
    readonly at: PlacedPack
    readonly previous: readonly PlacedPack[]
  } | null>(null)
  const [drag, setDrag] = useState<PackDrag | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const latest = useRef({ ...options, grabbed })
  useLayoutEffect(() => {
    latest.current = { ...options, grabbed }
  })
  const frame = useRef<HTMLElement | null>(null)
  const stopDrag = useRef(() => {})
  useEffect(() => () => stopDrag.current(), [])

  // Packs of one load are interchangeable: a moved pack may return with another's id, so it is
  // found by position.
  const draggedPack = useRef<PlacedPack | null>(null)
  useLayoutEffect(() => {
    const to = draggedPack.current
    draggedPack.current = null
    const id =
      to &&
      placed.find(
        ({ pack, x, y, z }) =>
          x === to.x && y === to.y && z === to.z && getLoadId(pack) === getLoadId(to.pack),
      )?.pack.id
    if (!id) return
    setSelected(id)
    setGrabbed((current) => current && { ...current, id })
    // The button that placed the pack is gone, and the focus with it.
    const isFocusLost = document.activeElement === document.body
    if (isFocusLost || frame.current?.contains(document.activeElement)) focusPack(frame.current, id)
  }, [placed])

  const selectedId = placed.some(({ pack }) => pack.id === selected) ? selected : null
  // Reordering the drawing moves the pack's element, which then loses the focus.
  useLayoutEffect(() => {
    if (selectedId !== null && grabbed && document.activeElement === document.body)
      focusPack(frame.current, selectedId)
  }, [placed, selectedId, grabbed])

  const actions = useMemo(() => {
    const find = (id: string) => latest.current.placed.find(({ pack }) => pack.id === id)

    /** Saves the placed packs and keeps one of them selected. */
    function place(next: readonly PlacedPack[], id: string | undefined) {
      draggedPack.current = next.find(({ pack }) => pack.id === id) ?? null
      latest.current.onChange(next)
    }
    function move(id: string, direction: Direction) {
      const { placed: current, space: currentSpace, formatMoved, formatBlocked } = latest.current
      const from = find(id)
      if (!from) return
      const { placed: others } = dropUnsupported(
        current.filter((each) => each !== from),
        currentSpace,
      )
      const to = nudgePack(from, direction, others, currentSpace)
      if (!to) return setAnnouncement(formatBlocked())
      const moved = dropUnsupported([...others, to], currentSpace).placed
      place(moved, id)
      setAnnouncement(formatMoved(to, moved))
    }
    function add(packs: readonly Pack[]) {
      const { placed: current, space: currentSpace, formatAdded, formatNoneAdded } = latest.current
      const next = addPacks(current, packs, currentSpace)
      const added = next.find(({ pack }) => !current.some((each) => each.pack.id === pack.id))
      if (!added) return setAnnouncement(formatNoneAdded())
      place(next, added.pack.id)
      setAnnouncement(formatAdded(next.length - current.length))
    }
    function remove(id: string) {
      const { placed: current, space: currentSpace, formatRemoved } = latest.current
      const at = current.findIndex(({ pack }) => pack.id === id)
      if (at < 0) return
      const next = current[at + 1] ?? current[at - 1]
      setGrabbed(null)
      setSelected(next?.pack.id ?? null)
      if (next) focusPack(frame.current, next.pack.id)
      place(removePack(current, id, currentSpace), next?.pack.id)
      setAnnouncement(formatRemoved())
    }
    function moveFocus(id: string, by: number | 'first' | 'last') {
      const current = latest.current.placed
      const at = current.findIndex(({ pack }) => pack.id === id)
      const to =
        by === 'first'
          ? 0
          : by === 'last'
            ? current.length - 1
            : Math.min(Math.max(at + by, 0), current.length - 1)
      const next = current[to]
      if (!next) return
      setSelected(next.pack.id)
      focusPack(frame.current, next.pack.id)
    }
    function onGrabbedKey(key: string, id: string): boolean {
      const direction = keyDirections[key]
      if (direction) move(id, direction)
      else if (key === 'Escape') {
        const held = latest.current.grabbed
        if (held) place(held.previous, held.at.pack.id)
        setGrabbed(null)
      } else if (key === 'Enter' || key === ' ') setGrabbed(null)
      else return false
      return true
    }
    function onFreeKey(key: string, id: string): boolean {
      if (key === 'ArrowRight' || key === 'ArrowDown') moveFocus(id, 1)
      else if (key === 'ArrowLeft' || key === 'ArrowUp') moveFocus(id, -1)
      else if (key === 'Home') moveFocus(id, 'first')
      else if (key === 'End') moveFocus(id, 'last')
      else if (key === 'PageUp') move(id, 'up')
      else if (key === 'PageDown') move(id, 'down')
      else if (key === 'Enter' || key === ' ') {
        const at = find(id)
        if (at) setGrabbed({ id, at, previous: latest.current.placed })
      } else return false
      return true
    }
    function onKeyDown(event: KeyboardEvent, id: string) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const isGrabbed = latest.current.grabbed?.id === id
      if (event.key === 'Delete' || event.key === 'Backspace') remove(id)
      else if (!(isGrabbed ? onGrabbedKey(event.key, id) : onFreeKey(event.key, id))) return
      event.preventDefault()
      event.stopPropagation()
    }

    function onPointerDown(event: PointerEvent<SVGElement>, id: string, view: ViewName) {
      const from = find(id)
      const svg = event.currentTarget.closest('svg')
      if (!from || !svg || event.button !== 0) return
      setGrabbed((current) => (current?.id === id ? current : null))
      setSelected(id)
      focusPack(frame.current, id)
      // Touching an unselected pack scrolls the page.
      if (event.pointerType === 'touch' && event.currentTarget.dataset['selected'] === undefined)
        return
      stopDrag.current()
      stopDrag.current = trackPointer(
        svg,
        event.pointerId,
        { x: event.clientX, y: event.clientY },
        from,
        view,
      )
    }

    /** Tracks a pointer until it is released. */
    function trackPointer(
      svg: SVGSVGElement,
      pointerId: number,
      start: { x: number; y: number },
      from: PlacedPack,
      view: ViewName,
    ): () => void {
      const { space: currentSpace, placed: previous } = latest.current
      const scale = currentSpace.length / (svg.getBoundingClientRect().width || 1)
      let current: PackDrag | null = null
      const stop = () => {
        removeEventListener('pointermove', onMove)
        removeEventListener('pointerup', onUp)
        removeEventListener('pointercancel', onCancel)
        setDrag(null)
      }
      function onMove(moved: globalThis.PointerEvent) {
        if (moved.pointerId !== pointerId) return
        const [dx, dy] = [moved.clientX - start.x, moved.clientY - start.y]
        if (!current && Math.hypot(dx, dy) < dragThresholdPx) return
        current = dragTo(
          current ?? startDrag(from, previous, currentSpace),
          {
            along: dx * scale,
            across: view === 'above' ? dy * scale : 0,
            up: view === 'above' ? 0 : -dy * scale,
          },
          currentSpace,
        )
        setDrag(current)
      }
      function onUp(up: globalThis.PointerEvent) {
        if (up.pointerId !== pointerId) return
        stop()
        if (!current) return
        const { formatMoved, formatProblem } = latest.current
        if (!current.placement.ok) return setAnnouncement(formatProblem(current.placement.reason))
        const moved = dropUnsupported(
          [...current.others, current.placement.at],
          currentSpace,
        ).placed
        place(moved, from.pack.id)
        setAnnouncement(formatMoved(current.placement.at, moved))
      }
      function onCancel(canceled: globalThis.PointerEvent) {
        if (canceled.pointerId === pointerId) stop()
      }
      addEventListener('pointermove', onMove)
      addEventListener('pointerup', onUp)
      addEventListener('pointercancel', onCancel)
      return stop
    }

    const events: PackEvents = { onFocus: (id) => setSelected(id), onKeyDown, onPointerDown }
    return { events, move, remove, add }
  }, [])

  return {
    events: actions.events,
    selectedId,
    grabbedId: drag?.from.pack.id ?? (grabbed && selectedId === grabbed.id ? grabbed.id : null),
    dragged: drag?.pointerPlace ?? null,
    shownPacks: drag ? getDragPreview(drag, placed) : placed,
    announcement,
    frame: (element) => {
      frame.current = element
    },
    move: (direction) => selectedId !== null && actions.move(selectedId, direction),
    remove: () => selectedId !== null && actions.remove(selectedId),
    add: actions.add,
    announce: setAnnouncement,
  }
}

/** Moves the focus to a pack. */
function focusPack(frame: HTMLElement | null, id: string): void {
  const pack = frame?.querySelector<SVGElement>(`[data-pack="${id}"]`)
  pack?.focus({ preventScroll: true })
}
