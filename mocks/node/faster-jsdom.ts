// Shortcuts for what jsdom calculates slowly. They are installed by an import, once for all files
// of a worker, because these share one page.

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

/** Properties that queries by role and clicks read of many elements, by their names in scripts. */
const CACHED = new Map([
  ['display', 'display'],
  ['visibility', 'visibility'],
  ['pointerEvents', 'pointer-events'],
])

/** Attributes that no style sheet reads. */
const UNSTYLED = /^(?:aria-.*|for|href|id|name|title|value)$/

const getStyleKey = (element: Element): string =>
  element
    .getAttributeNames()
    .filter((name) => !UNSTYLED.test(name))
    .map((name) => `${name}=${element.getAttribute(name)}`)
    .join(' ')

/** True if the element's style may differ from that of others with the same attributes. */
function hasOwnStyle(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (/visibility|pointer-events/.test(each.getAttribute('style') ?? '')) return true
    // The style sheet of toasts.
    if (each.hasAttribute('data-sonner-toast')) return true
  }
  return false
}

/**
 * Calculates the `CACHED` properties once for all elements with equal attributes. jsdom compares
 * each element with all rules again after each change of the page, which took half the time of a
 * query by role.
 */
function installCachedStyles({ getComputedStyle: compute }: typeof globalThis): void {
  const cache = new Map<string, string>()
  const readCached = (element: Element, property: string): string => {
    if (hasOwnStyle(element)) return compute(element).getPropertyValue(property)
    const key = `${property} ${element.localName} ${getStyleKey(element)}`
    const value = cache.get(key) ?? compute(element).getPropertyValue(property)
    cache.set(key, value)
    return value
  }
  const cachedProperties = new Set(CACHED.values())
  const read = (element: Element) => (property: string) =>
    cachedProperties.has(property)
      ? readCached(element, property)
      : compute(element).getPropertyValue(property)
  const getCachedStyle: typeof compute = (element, pseudoElement) =>
    pseudoElement
      ? compute(element, pseudoElement)
      : new Proxy(Object.create(CSSStyleDeclaration.prototype) as CSSStyleDeclaration, {
          get(_style, name): unknown {
            if (name === 'getPropertyValue') return read(element)
            const property = CACHED.get(String(name))
            return property === undefined
              ? Reflect.get(compute(element), name)
              : readCached(element, property)
          },
        })
  globalThis.getComputedStyle = getCachedStyle
  if (document.defaultView) document.defaultView.getComputedStyle = getCachedStyle
}

installIndexedLabels()
installCachedStyles(globalThis)
