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
  toArray(element.ownerDocument.getElementsByTagName('label')).filter(
    (label) => findLabelledControl(label) === element,
  )

/** Reads the length once: jsdom first looks for an element of the name `length`. */
function toArray<Found extends Element>(elements: HTMLCollectionOf<Found>): Found[] {
  const { length } = elements
  return Array.from({ length }, (_, index) => elements[index] as Found)
}

function findLabelledControl(label: HTMLLabelElement): Element | null {
  const controlId = label.getAttribute('for')
  if (controlId === null) return toArray(label.getElementsByTagName('*')).find(isLabelable) ?? null
  const control = label.ownerDocument.getElementById(controlId)
  return control && isLabelable(control) ? control : null
}

/** Properties that queries by role and clicks read of many elements, by their names in scripts. */
const CACHED = new Map([
  ['display', 'display'],
  ['visibility', 'visibility'],
  ['pointerEvents', 'pointer-events'],
])

/** Attributes that jsdom's style sheet reads for them. The application's own is not loaded. */
const STYLED = ['hidden', 'open', 'popover', 'type']

const getStyleKey = (element: Element): string =>
  [element.localName, ...STYLED.map((name) => `${name}=${element.getAttribute(name)}`)].join(' ')

/** True if the property is set by an attribute, also of an ancestor for an inherited property. */
function isSetInline(element: Element, property: string): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (each.getAttribute('style')?.includes(property)) return true
    // The style sheet of toasts.
    if (each.hasAttribute('data-sonner-toast')) return true
    if (property === 'display') return false
  }
  return false
}

/**
 * Calculates the `CACHED` properties once for all elements of a kind. jsdom compares each element
 * with all rules again after each change of the page, which took half the time of a query by role.
 */
function installCachedStyles({ getComputedStyle: compute }: typeof globalThis): void {
  const cache = new Map<string, string>()
  const readCached = (element: Element, property: string): string => {
    if (isSetInline(element, property)) return compute(element).getPropertyValue(property)
    const key = `${property} ${getStyleKey(element)}`
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
