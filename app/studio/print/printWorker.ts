import { answerPrint } from './answerPrint.ts'
import type { PrintMessage, PrintRequest } from './printInWorker.ts'

const say = (message: PrintMessage, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

// Prints beside the page, which stays responsive.
self.onmessage = async ({ data }: MessageEvent<PrintRequest>) => {
  const answer = await answerPrint(data, {
    fetch: address => fetch(address),
    onProgress: (done, all) => say({ kind: 'progress', done, all }),
  })
  say(answer, 'bytes' in answer ? [answer.bytes.buffer] : [])
}
