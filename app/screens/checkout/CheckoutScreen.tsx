import { useParams } from 'react-router-dom'
import { useRoomWords } from '../../i18n/words.ts'
import { OpenDesignContext } from '../../studio/OpenDesignContext.ts'
import { DesignTroubleNote, useDesignById } from '../../studio/useDesignById.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Checkout } from './Checkout.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/design/checkout/<design>`: what a design costs, and how to get it made today. */
export function CheckoutScreen() {
  const t = useRoomWords('checkout', { en, kh })
  const { productId = '' } = useParams()
  const [found, again] = useDesignById(productId)
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {found.kind === 'loading' && <CheckoutSkeleton />}
      {found.kind === 'trouble' && <DesignTroubleNote id={productId} word={found.word} again={again} />}
      {found.kind === 'open' && (
        <OpenDesignContext value={found.design}>
          <Checkout />
        </OpenDesignContext>
      )}
    </>
  )
}
