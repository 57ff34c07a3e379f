import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { getLoadId, type PlacedPack } from '@domain/load-plan'

interface RestoredPackFocusOptions {
  readonly placed: readonly PlacedPack[]
  readonly selectedId: string | null
  /** True while the selected pack is moved by keys. */
  readonly isGrabbed: boolean
  /** Receives the id of a moved pack. */
  onMoved(id: string): void
}

/** Keeps the focus on a pack that was moved or placed. */
export function useRestoredPackFocus({
  placed,
  selectedId,
  isGrabbed,
  onMoved,
}: RestoredPackFocusOptions) {
  const frame = useRef<HTMLElement | null>(null)
  const focusPack = useCallback((id: string) => {
    const pack = frame.current?.querySelector<SVGElement>(`[data-pack="${id}"]`)
    pack?.focus({ preventScroll: true })
  }, [])

  // Packs of one load are interchangeable: a moved pack may return with another's id, so it is
  // found by position.
  const movedPack = useRef<PlacedPack | null>(null)
  const select = useEffectEvent(onMoved)
  useLayoutEffect(() => {
    const to = movedPack.current
    movedPack.current = null
    const id =
      to &&
      placed.find(
        ({ pack, x, y, z }) =>
          x === to.x && y === to.y && z === to.z && getLoadId(pack) === getLoadId(to.pack),
      )?.pack.id
    if (!id) return
    select(id)
    // The button that placed the pack is gone, and the focus with it.
    const isFocusLost = document.activeElement === document.body
    if (isFocusLost || frame.current?.contains(document.activeElement)) focusPack(id)
  }, [placed, focusPack])

  // Reordering the drawing moves the pack's element, which then loses the focus.
  useLayoutEffect(() => {
    if (selectedId !== null && isGrabbed && document.activeElement === document.body)
      focusPack(selectedId)
  }, [placed, selectedId, isGrabbed, focusPack])

  return {
    /** Ref callback of the drawing. */
    frame: useCallback((element: HTMLElement | null) => {
      frame.current = element
    }, []),
    focusPack,
    /** Selects and focuses this pack once the new arrangement is shown. */
    follow: useCallback((pack: PlacedPack | null) => {
      movedPack.current = pack
    }, []),
  }
}
