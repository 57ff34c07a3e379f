import { configure } from '@testing-library/react'

// Milliseconds that a query waits on a machine with much else to do; a test that passes waits for none of it.
configure({ asyncUtilTimeout: 90_000 })
