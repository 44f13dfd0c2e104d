import { ChakraProvider, Dialog } from '@chakra-ui/react'
import { system } from '../system.ts'

/** Dialogs bring their own system with them: a page that shows none does not fetch it. */
export function DialogRoot(props: Dialog.RootProps) {
  return (
    <ChakraProvider value={system}>
      <Dialog.Root {...props} />
    </ChakraProvider>
  )
}
