import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * Stops React from recording where each element is created. React records up to 10,000 stacks a
 * second for the developer tools, which took a twentieth of the time of screen tests. Warnings
 * stay.
 */
export function skipOwnerStacks(): void {
  const internals = Reflect.get(React, INTERNALS) as object
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    // React counts each element, and starts again each second.
    set: () => {},
  })
}
