import { ChakraProvider } from '@chakra-ui/react'
import { createContext, type ReactNode, useContext } from 'react'
import { system } from './system.ts'

const ThemedContext = createContext(false)

/**
 * Gives the controls inside it their theme. Every control brings it along, so that a page without one does not fetch
 * Chakra; inside of another it adds nothing.
 */
export function Themed({ children }: { readonly children: ReactNode }) {
  if (useContext(ThemedContext)) return children
  return (
    <ThemedContext value>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </ThemedContext>
  )
}
