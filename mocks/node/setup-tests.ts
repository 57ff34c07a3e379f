import { configure, prettyDOM } from '@testing-library/react'
import { setUpTestWorlds } from './set-up-test-worlds'

const LABELABLE = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea']

/**
 * Looks up labels by index. jsdom searches the whole page for each label and each field, which took
 * a quarter of the time of form tests.
 */
function installIndexedLabels(): void {
  for (const tag of LABELABLE) {
    Object.defineProperty(Object.getPrototypeOf(document.createElement(tag)), 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return isLabelable(this) ? findLabels(this) : null
      },
    })
  }
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement) {
      return findLabelledControl(this)
    },
  })
  const querySelector = Object.getOwnPropertyDescriptor(Element.prototype, 'querySelector')
    ?.value as (selector: string) => Element | null
  Object.defineProperty(Element.prototype, 'querySelector', {
    configurable: true,
    writable: true,
    value(this: Element, selector: string) {
      // Testing Library uses this selector to find the element that an id in `aria-labelledby`
      // refers to.
      const id = /^\[id="([^"\\]+)"\]$/.exec(selector)?.[1]
      const found =
        id !== undefined && this.isConnected ? this.ownerDocument.getElementById(id) : null
      return found && found !== this && this.contains(found)
        ? found
        : querySelector.call(this, selector)
    },
  })
}

const isLabelable = (element: Element): boolean =>
  LABELABLE.includes(element.localName) &&
  !(element instanceof HTMLInputElement && element.type === 'hidden')

const findLabels = (element: HTMLElement): HTMLLabelElement[] =>
  [...element.ownerDocument.getElementsByTagName('label')].filter(
    (label) => findLabelledControl(label) === element,
  )

function findLabelledControl(label: HTMLLabelElement): Element | null {
  const controlId = label.getAttribute('for')
  if (controlId === null) return [...label.getElementsByTagName('*')].find(isLabelable) ?? null
  const control = label.ownerDocument.getElementById(controlId)
  return control && isLabelable(control) ? control : null
}

/**
 * Prints the page only when an error's message is read. A waiting test creates an error per
 * attempt, and printing each took a tenth of the time of all tests.
 */
function installLazyElementErrors(): void {
  configure({
    getElementError(message, container) {
      const error = new Error(message ?? '')
      error.name = 'TestingLibraryElementError'
      return Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => `${message ?? ''}\n\n${prettyDOM(container)}`,
      })
    },
  })
}

installLazyElementErrors()
// Strict mode renders twice, which takes a quarter longer. Stories and browser tests run in it.
configure({ reactStrictMode: false })
installIndexedLabels()
setUpTestWorlds()
