import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadPageTexts } from '@/shared/i18n'

/**
 * Page whose chunk and texts load in parallel when its route is opened or preloaded.
 *
 * @param namespace the page's texts, `pages/<slice>`
 * @param load imports the page's module
 * @param name the component that the module exports
 */
export function lazyPage<Name extends string>(
  namespace: `pages/${string}`,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): AsyncRouteComponent<object> {
  return lazyRouteComponent(async () => {
    const [module] = await Promise.all([load(), loadPageTexts(namespace)])
    return { default: module[name] }
  })
}
