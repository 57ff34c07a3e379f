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
  comeDown,
  nudge,
  type Direction,
  type Misplaced,
  type Placed,
  type Space,
} from '@/shared/lib/load-plan'
import type { PackEvents, ViewName } from '../ui/pack-shape'
import { heldAt, lift, whileDragged, type Drag } from './drag'
import { loadOf } from './loads'
import { without } from './stowage'

/** How far a pointer goes before a press is a drag, px. */
const dragFrom = 4

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'to_front',
  ArrowRight: 'to_door',
  ArrowUp: 'to_left',
  ArrowDown: 'to_right',
  PageUp: 'up',
  PageDown: 'down',
}

interface Options {
  /** In loading order. */
  placed: readonly Placed[]
  space: Space
  /** Takes what lies inside now, and keeps it. */
  onChange(placed: readonly Placed[]): void
  sayWrong(why: Misplaced): string
  sayMoved(placed: Placed, all: readonly Placed[]): string
  sayRemoved(): string
  sayStuck(): string
}

/** What is done with packs by pointer and by key. */
export interface PackEditing {
  readonly events: PackEvents
  readonly selectedId: string | null
  readonly takenId: string | null
  readonly held: Placed | null
  /** What lies inside as it is seen now, a dragged pack where it would be put. */
  readonly shown: readonly Placed[]
  /** What was done last, for screen readers and for whoever wonders. */
  readonly said: string
  /** The drawing, in which the focus stays with its pack. */
  readonly frame: (element: HTMLElement | null) => void
  move(direction: Direction): void
  remove(): void
  say(text: string): void
}

/** Packs chosen, dragged, moved by arrows and taken out. */
export function useEditing(options: Options): PackEditing {
  const { placed } = options
  const [selected, setSelected] = useState<string | null>(null)
  const [taken, setTaken] = useState<{
    readonly id: string
    readonly at: Placed
    readonly before: readonly Placed[]
  } | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const [said, say] = useState('')
  const latest = useRef({ ...options, taken })
  useLayoutEffect(() => {
    latest.current = { ...options, taken }
  })
  const frame = useRef<HTMLElement | null>(null)
  const stopDrag = useRef(() => {})
  useEffect(() => () => stopDrag.current(), [])

  // Packs of one load are alike, and are told apart by where they lie: what was moved may come back under another's id.
  const followed = useRef<Placed | null>(null)
  useLayoutEffect(() => {
    const to = followed.current
    followed.current = null
    const id =
      to &&
      placed.find(
        ({ pack, x, y, z }) =>
          x === to.x && y === to.y && z === to.z && loadOf(pack) === loadOf(to.pack),
      )?.pack.id
    if (!id) return
    setSelected(id)
    setTaken((now) => now && { ...now, id })
    if (frame.current?.contains(document.activeElement)) focusOn(frame.current, id)
  }, [placed])

  const selectedId = placed.some(({ pack }) => pack.id === selected) ? selected : null
  // Painting in another order moves the pack's element, and an element that is moved loses the focus.
  useLayoutEffect(() => {
    if (selectedId !== null && taken && document.activeElement === document.body)
      focusOn(frame.current, selectedId)
  }, [placed, selectedId, taken])

  const act = useMemo(() => {
    const find = (id: string) => latest.current.placed.find(({ pack }) => pack.id === id)

    /** Takes what lies inside now, and stays with one of its packs. */
    function put(next: readonly Placed[], id: string | undefined) {
      followed.current = next.find(({ pack }) => pack.id === id) ?? null
      latest.current.onChange(next)
    }
    function move(id: string, direction: Direction) {
      const { placed: now, space: inside, sayMoved, sayStuck } = latest.current
      const from = find(id)
      if (!from) return
      const { placed: rest } = comeDown(
        now.filter((each) => each !== from),
        inside,
      )
      const to = nudge(from, direction, rest, inside)
      if (!to) return say(sayStuck())
      const moved = comeDown([...rest, to], inside).placed
      put(moved, id)
      say(sayMoved(to, moved))
    }
    function remove(id: string) {
      const { placed: now, space: inside, sayRemoved } = latest.current
      const at = now.findIndex(({ pack }) => pack.id === id)
      if (at < 0) return
      const next = now[at + 1] ?? now[at - 1]
      setTaken(null)
      setSelected(next?.pack.id ?? null)
      if (next) focusOn(frame.current, next.pack.id)
      put(without(now, id, inside), next?.pack.id)
      say(sayRemoved())
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
      focusOn(frame.current, next.pack.id)
    }
    function onTakenKey(key: string, id: string): boolean {
      const direction = directions[key]
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
      focusOn(frame.current, id)
      // A finger that was not on the chosen pack scrolls the page.
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

    /** Follows a pointer until it is let go. */
    function follow(
      svg: SVGSVGElement,
      pointerId: number,
      start: { x: number; y: number },
      from: Placed,
      view: ViewName,
    ): () => void {
      const { space: inside, placed: before } = latest.current
      const scale = inside.length / (svg.getBoundingClientRect().width || 1)
      let now: Drag | null = null
      const stop = () => {
        removeEventListener('pointermove', onMove)
        removeEventListener('pointerup', onUp)
        removeEventListener('pointercancel', onCancel)
        setDrag(null)
      }
      function onMove(moved: globalThis.PointerEvent) {
        if (moved.pointerId !== pointerId) return
        const [dx, dy] = [moved.clientX - start.x, moved.clientY - start.y]
        if (!now && Math.hypot(dx, dy) < dragFrom) return
        now = heldAt(
          now ?? lift(from, before, inside),
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
        const { sayMoved, sayWrong } = latest.current
        if (!now.move.ok) return say(sayWrong(now.move.why))
        const moved = comeDown([...now.rest, now.move.at], inside).placed
        put(moved, from.pack.id)
        say(sayMoved(now.move.at, moved))
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
    takenId: drag?.from.pack.id ?? (taken && selectedId === taken.id ? taken.id : null),
    held: drag?.held ?? null,
    shown: drag ? whileDragged(drag, placed) : placed,
    said,
    frame: (element) => {
      frame.current = element
    },
    move: (direction) => selectedId !== null && act.move(selectedId, direction),
    remove: () => selectedId !== null && act.remove(selectedId),
    say,
  }
}

/** Brings the keyboard to a pack. */
function focusOn(frame: HTMLElement | null, id: string): void {
  const pack = frame?.querySelector<SVGElement>(`[data-pack="${id}"]`)
  pack?.focus({ preventScroll: true })
}
