import { configure, prettyDOM } from '@testing-library/react'
import { createLazyElementError } from '../lazy-element-error'
import './faster-jsdom'
import { setUpTestWorlds } from './set-up-test-worlds'

// Strict mode renders twice, which takes a quarter longer. Stories and browser tests run in it.
configure({ reactStrictMode: false, getElementError: createLazyElementError(prettyDOM) })
setUpTestWorlds()
