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
  dropUnsupported,
  nudgePack,
  type Direction,
  type PlacementProblem,
  type PlacedPack,
  type Space,
} from '@domain/load-plan'
import type { PackEvents, ViewName } from '../ui/pack-shape'
import { dragTo, startDrag, getDragPreview, type PackDrag } from './drag'
import { getLoadId } from './loads'
import { removePack } from './stowage'

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
  formatProblem(why: PlacementProblem): string
  formatMoved(placed: PlacedPack, all: readonly PlacedPack[]): string
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
  readonly shown: readonly PlacedPack[]
  /** Result of the last action, also for screen readers. */
  readonly announcement: string
  /** Ref callback of the drawing, which keeps the focus on the moved pack. */
  readonly frame: (element: HTMLElement | null) => void
  move(direction: Direction): void
  remove(): void
  announce(text: string): void
}

/** Selects, drags, moves and removes packs. */
export function usePackEditing(options: PackEditingOptions): PackEditing {
  const { placed } = options
  const [selected, setSelected] = useState<string | null>(null)
  const [taken, setTaken] = useState<{
    readonly id: string
    readonly at: PlacedPack
    readonly before: readonly PlacedPack[]
  } | null>(null)
  const [drag, setDrag] = useState<PackDrag | null>(null)
  const [said, say] = useState('')
  const latest = useRef({ ...options, taken })
  useLayoutEffect(() => {
    latest.current = { ...options, taken }
  })
  const frame = useRef<HTMLElement | null>(null)
  const stopDrag = useRef(() => {})
  useEffect(() => () => stopDrag.current(), [])

  // Packs of one load are interchangeable: a moved pack may return with another's id, so it is
  // found by position.
  const followed = useRef<PlacedPack | null>(null)
  useLayoutEffect(() => {
    const to = followed.current
    followed.current = null
    const id =
      to &&
      placed.find(
        ({ pack, x, y, z }) =>
          x === to.x && y === to.y && z === to.z && getLoadId(pack) === getLoadId(to.pack),
      )?.pack.id
    if (!id) return
    setSelected(id)
    setTaken((now) => now && { ...now, id })
    if (frame.current?.contains(document.activeElement)) focusPack(frame.current, id)
  }, [placed])

  const selectedId = placed.some(({ pack }) => pack.id === selected) ? selected : null
  // Reordering the drawing moves the pack's element, which then loses the focus.
  useLayoutEffect(() => {
    if (selectedId !== null && taken && document.activeElement === document.body)
      focusPack(frame.current, selectedId)
  }, [placed, selectedId, taken])

  const act = useMemo(() => {
    const find = (id: string) => latest.current.placed.find(({ pack }) => pack.id === id)

    /** Saves the placed packs and keeps one of them selected. */
    function put(next: readonly PlacedPack[], id: string | undefined) {
      followed.current = next.find(({ pack }) => pack.id === id) ?? null
      latest.current.onChange(next)
    }
    function move(id: string, direction: Direction) {
      const { placed: now, space: inside, formatMoved, formatBlocked } = latest.current
      const from = find(id)
      if (!from) return
      const { placed: rest } = dropUnsupported(
        now.filter((each) => each !== from),
        inside,
      )
      const to = nudgePack(from, direction, rest, inside)
      if (!to) return say(formatBlocked())
      const moved = dropUnsupported([...rest, to], inside).placed
      put(moved, id)
      say(formatMoved(to, moved))
    }
    function remove(id: string) {
      const { placed: now, space: inside, formatRemoved } = latest.current
      const at = now.findIndex(({ pack }) => pack.id === id)
      if (at < 0) return
      const next = now[at + 1] ?? now[at - 1]
      setTaken(null)
      setSelected(next?.pack.id ?? null)
      if (next) focusPack(frame.current, next.pack.id)
      put(removePack(now, id, inside), next?.pack.id)
      say(formatRemoved())
    }
    function walk(id: string, by: number | 'first' | 'last') {
      const now = latest.current.placed
      const at = now.findIndex(({ pack }) => pack.id === id)
      const to =
        by === 'first'
          ? 0
          : by === 'last'
            ? now.length - 1
            : Math.min(Math.max(at + by, 0), now.length - 1)
      const next = now[to]
      if (!next) return
      setSelected(next.pack.id)
      focusPack(frame.current, next.pack.id)
    }
    function onTakenKey(key: string, id: string): boolean {
      const direction = keyDirections[key]
      if (direction) move(id, direction)
      else if (key === 'Escape') {
        const before = latest.current.taken
        if (before) put(before.before, before.at.pack.id)
        setTaken(null)
      } else if (key === 'Enter' || key === ' ') setTaken(null)
      else return false
      return true
    }
    function onFreeKey(key: string, id: string): boolean {
      if (key === 'ArrowRight' || key === 'ArrowDown') walk(id, 1)
      else if (key === 'ArrowLeft' || key === 'ArrowUp') walk(id, -1)
      else if (key === 'Home') walk(id, 'first')
      else if (key === 'End') walk(id, 'last')
      else if (key === 'PageUp') move(id, 'up')
      else if (key === 'PageDown') move(id, 'down')
      else if (key === 'Enter' || key === ' ') {
        const at = find(id)
        if (at) setTaken({ id, at, before: latest.current.placed })
      } else return false
      return true
    }
    function onKeyDown(event: KeyboardEvent, id: string) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const isTaken = latest.current.taken?.id === id
      if (event.key === 'Delete' || event.key === 'Backspace') remove(id)
      else if (!(isTaken ? onTakenKey(event.key, id) : onFreeKey(event.key, id))) return
      event.preventDefault()
      event.stopPropagation()
    }

    function onPointerDown(event: PointerEvent<SVGElement>, id: string, view: ViewName) {
      const from = find(id)
      const svg = event.currentTarget.closest('svg')
      if (!from || !svg || event.button !== 0) return
      setTaken((now) => (now?.id === id ? now : null))
      setSelected(id)
      focusPack(frame.current, id)
      // Touching an unselected pack scrolls the page.
      if (event.pointerType === 'touch' && event.currentTarget.dataset['selected'] === undefined)
        return
      stopDrag.current()
      stopDrag.current = follow(
        svg,
        event.pointerId,
        { x: event.clientX, y: event.clientY },
        from,
        view,
      )
    }

    /** Tracks a pointer until it is released. */
    function follow(
      svg: SVGSVGElement,
      pointerId: number,
      start: { x: number; y: number },
      from: PlacedPack,
      view: ViewName,
    ): () => void {
      const { space: inside, placed: before } = latest.current
      const scale = inside.length / (svg.getBoundingClientRect().width || 1)
      let now: PackDrag | null = null
      const stop = () => {
        removeEventListener('pointermove', onMove)
        removeEventListener('pointerup', onUp)
        removeEventListener('pointercancel', onCancel)
        setDrag(null)
      }
      function onMove(moved: globalThis.PointerEvent) {
        if (moved.pointerId !== pointerId) return
        const [dx, dy] = [moved.clientX - start.x, moved.clientY - start.y]
        if (!now && Math.hypot(dx, dy) < dragThresholdPx) return
        now = dragTo(
          now ?? startDrag(from, before, inside),
          {
            along: dx * scale,
            across: view === 'above' ? dy * scale : 0,
            up: view === 'above' ? 0 : -dy * scale,
          },
          inside,
        )
        setDrag(now)
      }
      function onUp(up: globalThis.PointerEvent) {
        if (up.pointerId !== pointerId) return
        stop()
        if (!now) return
        const { formatMoved, formatProblem } = latest.current
        if (!now.placement.ok) return say(formatProblem(now.placement.why))
        const moved = dropUnsupported([...now.others, now.placement.at], inside).placed
        put(moved, from.pack.id)
        say(formatMoved(now.placement.at, moved))
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
    return { events, move, remove }
  }, [])

  return {
    events: act.events,
    selectedId,
    grabbedId: drag?.from.pack.id ?? (taken && selectedId === taken.id ? taken.id : null),
    dragged: drag?.pointerPlace ?? null,
    shown: drag ? getDragPreview(drag, placed) : placed,
    announcement: said,
    frame: (element) => {
      frame.current = element
    },
    move: (direction) => selectedId !== null && act.move(selectedId, direction),
    remove: () => selectedId !== null && act.remove(selectedId),
    announce: say,
  }
}

/** Moves the focus to a pack. */
function focusPack(frame: HTMLElement | null, id: string): void {
  const pack = frame?.querySelector<SVGElement>(`[data-pack="${id}"]`)
  pack?.focus({ preventScroll: true })
}
