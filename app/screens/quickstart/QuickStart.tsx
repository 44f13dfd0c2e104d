import { useEffect, useState } from 'react'
import { useRoomWords } from '../../i18n/useRoomWords.ts'
import type { KitWall } from '../../kits/openKitWall.ts'
import { PageTitle } from '../../shell/PageTitle.tsx'
import { useShop } from '../../shell/useShop.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { NotSold } from './NotSold.tsx'
import { QuickSkeleton } from './QuickSkeleton.tsx'
import { QuickTable } from './QuickTable.tsx'
import en from './words/en.json' with { type: 'json' }
import kh from './words/kh.json' with { type: 'json' }

/** `/quickstart`: a crest in, twelve kits out. */
export function QuickStart() {
  const t = useRoomWords('quickstart', { en, kh })
  const { openWall } = useStudio()
  const shop = useShop()
  const [wall, setWall] = useState<KitWall | null>(null)

  useEffect(() => {
    const opened = openWall()
    setWall(opened)
    return () => opened.close()
  }, [openWall])

  return (
    <>
      <PageTitle>{t('app:menu.quickstart')}</PageTitle>
      {shop && !shop.productTypes.includes('SOCCER_KIT') ? (
        <NotSold />
      ) : wall ? (
        <QuickTable wall={wall} />
      ) : (
        <QuickSkeleton />
      )}
    </>
  )
}
