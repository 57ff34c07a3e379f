import { configure } from '@testing-library/react'
import { skipOwnerStacks } from './skip-owner-stacks'

// Timeout in milliseconds for slow machines. A passing test does not wait.
// React runs effects twice, as in development, so that a missing clean-up fails.
configure({ asyncUtilTimeout: 90_000, reactStrictMode: true })
skipOwnerStacks()
