import { configure } from '@testing-library/react'

// Timeout in milliseconds for slow machines. A passing test does not wait.
configure({ asyncUtilTimeout: 90_000 })
