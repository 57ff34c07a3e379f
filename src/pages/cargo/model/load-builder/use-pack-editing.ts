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
  nudgePack,
  removePack,
  type Direction,
  type Pack,
  type PlacementProblem,
  type PlacedPack,
  type Space,
} from '@domain/load-plan'
import type { PackEvents, ViewName } from '../../ui/load-builder/pack-shape'
import { getDragPreview, type PackDrag } from './drag'
import { trackPointer } from './drag-pointer'
import { getPackCommand, type PackCommand } from './pack-keys'
import { useRestoredPackFocus } from './use-restored-pack-focus'

interface PackEditingOptions {
  /** In loading order. */
  placed: readonly PlacedPack[]
  space: Space
  /** Saves the placed packs. */
  onChange(placed: readonly PlacedPack[]): void
  formatProblem(problem: PlacementProblem): string
  formatMoved(placed: PlacedPack, all: readonly PlacedPack[]): string
  /**
   * Formats the announcement of placed packs.
   * @param count number of packs that were placed
   */
  formatAdded(count: number): string
  formatNoneAdded(): string
  formatRemoved(): string
  formatBlocked(): string
}

/** State and handlers for editing packs by pointer and keyboard. */
export interface PlacedPackEditing {
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

/** A pack that is moved by keys, and the arrangement before. */
interface GrabbedPack {
  readonly id: string
  readonly at: PlacedPack
  readonly previous: readonly PlacedPack[]
}

/** Selects, drags, moves and removes packs. */
export function usePackEditing(options: PackEditingOptions): PlacedPackEditing {
  const { placed, space } = options
  const [selected, setSelected] = useState<string | null>(null)
  const [grabbed, setGrabbed] = useState<GrabbedPack | null>(null)
  const [drag, setDrag] = useState<PackDrag | null>(null)
  const [announcement, announce] = useState('')
  const selectedId = placed.some(({ pack }) => pack.id === selected) ? selected : null
  const { frame, focusPack, follow } = useRestoredPackFocus({
    placed,
    selectedId,
    isGrabbed: grabbed !== null,
    onMoved(id) {
      setSelected(id)
      setGrabbed((current) => current && { ...current, id })
    },
  })

  const findPack = (id: string) => placed.find(({ pack }) => pack.id === id)

  /** Saves the placed packs and keeps one of them selected. */
  function place(next: readonly PlacedPack[], id: string | undefined) {
    follow(next.find(({ pack }) => pack.id === id) ?? null)
    options.onChange(next)
  }

  function move(id: string, direction: Direction) {
    const from = findPack(id)
    if (!from) return
    const { placed: others } = dropUnsupported(
      placed.filter((each) => each !== from),
      space,
    )
    const to = nudgePack(from, direction, others, space)
    if (to) placeMoved(others, to)
    else announce(options.formatBlocked())
  }

  function placeMoved(others: readonly PlacedPack[], to: PlacedPack) {
    const moved = dropUnsupported([...others, to], space).placed
    place(moved, to.pack.id)
    announce(options.formatMoved(to, moved))
  }

  function drop({ others, placement }: PackDrag) {
    if (placement.ok) placeMoved(others, placement.at)
    else announce(options.formatProblem(placement.reason))
  }

  function add(packs: readonly Pack[]) {
    const next = addPacks(placed, packs, space)
    const added = next.find(({ pack }) => !findPack(pack.id))
    if (!added) return announce(options.formatNoneAdded())
    place(next, added.pack.id)
    announce(options.formatAdded(next.length - placed.length))
  }

  function remove(id: string) {
    const at = placed.findIndex(({ pack }) => pack.id === id)
    if (at < 0) return
    const next = placed[at + 1] ?? placed[at - 1]
    setGrabbed(null)
    setSelected(next?.pack.id ?? null)
    if (next) focusPack(next.pack.id)
    place(removePack(placed, id, space), next?.pack.id)
    announce(options.formatRemoved())
  }

  function moveFocus(id: string, to: 1 | -1 | 'first' | 'last') {
    const at = placed.findIndex(({ pack }) => pack.id === id)
    const last = placed.length - 1
    const index = to === 'first' ? 0 : to === 'last' ? last : Math.min(Math.max(at + to, 0), last)
    const next = placed[index]
    if (!next) return
    setSelected(next.pack.id)
    focusPack(next.pack.id)
  }

  function run(command: PackCommand, id: string) {
    switch (command.kind) {
      case 'move':
        return move(id, command.direction)
      case 'focus':
        return moveFocus(id, command.to)
      case 'remove':
        return remove(id)
      case 'grab': {
        const at = findPack(id)
        return at && setGrabbed({ id, at, previous: placed })
      }
      case 'revert':
        if (grabbed) place(grabbed.previous, grabbed.at.pack.id)
        return setGrabbed(null)
      case 'release':
        return setGrabbed(null)
    }
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    const command = getPackCommand(event, grabbed?.id === id)
    if (!command) return
    run(command, id)
    event.preventDefault()
    event.stopPropagation()
  }

  const stopDrag = useRef(() => {})
  useEffect(() => () => stopDrag.current(), [])

  function onPointerDown(event: PointerEvent<SVGElement>, id: string, view: ViewName) {
    const from = findPack(id)
    const svg = event.currentTarget.closest('svg')
    if (!from || !svg || event.button !== 0) return
    setGrabbed((current) => (current?.id === id ? current : null))
    setSelected(id)
    focusPack(id)
    // Touching an unselected pack scrolls the page.
    if (event.pointerType === 'touch' && event.currentTarget.dataset['selected'] === undefined)
      return
    stopDrag.current()
    stopDrag.current = trackPointer({
      event: event.nativeEvent,
      svg,
      view,
      from,
      placed,
      space,
      onDrag: setDrag,
      onDrop: (dropped) => latest.current.drop(dropped),
    })
  }

  const latest = useRef({ onKeyDown, onPointerDown, drop })
  useLayoutEffect(() => {
    latest.current = { onKeyDown, onPointerDown, drop }
  })
  // Keeps its identity in every render, so that no pack is rendered again for it.
  const events = useMemo<PackEvents>(
    () => ({
      onFocus: setSelected,
      onKeyDown: (event, id) => latest.current.onKeyDown(event, id),
      onPointerDown: (event, id, view) => latest.current.onPointerDown(event, id, view),
    }),
    [],
  )

  return {
    events,
    selectedId,
    grabbedId: drag?.from.pack.id ?? (grabbed && selectedId === grabbed.id ? grabbed.id : null),
    dragged: drag?.pointerPlace ?? null,
    shownPacks: drag ? getDragPreview(drag, placed) : placed,
    announcement,
    frame,
    move: (direction) => selectedId !== null && move(selectedId, direction),
    remove: () => selectedId !== null && remove(selectedId),
    add,
    announce,
  }
}
