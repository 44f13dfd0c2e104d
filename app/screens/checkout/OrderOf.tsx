import { useServices } from '../../session/ServicesContext.ts'
import { waitForServer } from '../../studio/live/connectDesign.ts'
import type { OpenDesign } from '../../studio/openDesign.ts'
import { forgetOrder } from './designs/useOrderDesigns.ts'
import { OrderForm } from './OrderForm.tsx'
import type { CheckoutPrice } from './useCheckout.ts'
import { useSendOrder } from './useSendOrder.ts'

/** Where the designs of the page go. They are sent once the server has all of them. */
export function OrderOf({ checkout, isOpen }: { readonly checkout: CheckoutPrice; readonly isOpen: boolean }) {
  const { memory, block } = useServices()
  const { items, ordered, quote, setCode } = checkout
  const { prepare, deliver } = useSendOrder(checkout)
  return (
    <OrderForm
      quote={quote}
      unready={items.reduce((sum, item) => sum + item.unready, 0)}
      isEmpty={ordered === null}
      isOpen={isOpen}
      prepare={delivery => prepare({ designs: [...(ordered ?? [])] }, delivery)}
      deliver={async order => {
        // What is ordered is what the server has.
        const sent = await block.during(Promise.all(items.map(({ shown }) => shown !== null && isSent(shown.design))))
        return sent.every(Boolean) ? deliver(order) : { kind: 'unreachable' }
      }}
      done={() => {
        forgetOrder(memory)
        setCode('')
      }}
    />
  )
}

/** Whether the server has all of a design: that is what is ordered. */
const isSent = async ({ connection, engine }: OpenDesign): Promise<boolean> =>
  connection.isGuest || waitForServer(connection, engine.sync.unacknowledged)
