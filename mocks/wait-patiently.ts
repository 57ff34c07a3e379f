import { configure } from '@testing-library/react'

// Milliseconds. Slow machines need them; a passing test does not wait.
configure({ asyncUtilTimeout: 90_000 })
