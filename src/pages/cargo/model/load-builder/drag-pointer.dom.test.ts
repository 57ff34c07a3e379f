import { expect, it, vi } from 'vitest'
import { spaces } from '@domain/load-plan'
import { trackPointer } from './drag-pointer'

const pack = { id: 'a', length: 3000, width: 1100, height: 500, kg: 800, litres: 1650, drop: 1 }
const from = { pack, x: 0, y: 0, z: 0 }
const space = spaces['40HC']

/** Presses the pack in a drawing of 10 mm per pixel. */
function press() {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.getBoundingClientRect = () => new DOMRect(0, 0, space.length / 10, 100)
  const [onDrag, onDrop] = [vi.fn(), vi.fn()]
  const event = new PointerEvent('pointerdown', { pointerId: 1, clientX: 50, clientY: 50 })
  const stop = trackPointer({
    event,
    svg,
    view: 'above',
    from,
    placed: [from],
    space,
    onDrag,
    onDrop,
  })
  const point = (type: string, x: number, y: number, pointerId = 1) =>
    window.dispatchEvent(new PointerEvent(type, { pointerId, clientX: x, clientY: y }))
  return { onDrag, onDrop, point, stop }
}

it('a press that moves less than 4 px drops nothing', () => {
  const { onDrag, onDrop, point } = press()
  point('pointermove', 52, 52)
  point('pointerup', 52, 52)
  expect(onDrag.mock.calls).toEqual([[null]])
  expect(onDrop).not.toHaveBeenCalled()
})

it('a drag follows its own pointer in millimetres, and is dropped where it is released', () => {
  const { onDrag, onDrop, point } = press()
  point('pointermove', 250, 80)
  point('pointermove', 999, 99, 2)
  expect(onDrag).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ pointerPlace: { pack, x: 2000, y: 300, z: 0 } }),
  )
  point('pointerup', 250, 80)
  expect(onDrop).toHaveBeenCalledOnce()
  point('pointermove', 300, 80)
  expect(onDrag).toHaveBeenCalledTimes(2)
})

it('a canceled drag drops nothing', () => {
  const { onDrop, point } = press()
  point('pointermove', 250, 80)
  point('pointercancel', 250, 80)
  point('pointerup', 250, 80)
  expect(onDrop).not.toHaveBeenCalled()
})
