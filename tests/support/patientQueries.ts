import { configure } from '@testing-library/react'

// What is waited for is there in a moment, but on a machine that has other work a moment can be long.
configure({ asyncUtilTimeout: 5_000 })
