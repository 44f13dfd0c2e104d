import { Users } from 'lucide-react'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inOrder } from '../../../engine/index.ts'
import type { PlayerValues } from '../../../plugins/index.ts'
import { fetchedComponent } from '../../device/fetchedComponent.tsx'
import { useStream } from '../../device/useStream.ts'
import { ServicesContext } from '../../session/ServicesContext.ts'
import type { Services } from '../../session/services.ts'
import { useDesign } from '../design/useDesign.ts'

const Dialog = fetchedComponent(async () => (await import('./PlayerListDialog.tsx')).PlayerListDialog)

export interface PlayerListButtonProps {
  /** How many players the design can still take. */
  readonly space: number
  /** Adds players to the design; `false` if they were refused. */
  readonly take: (players: readonly PlayerValues[]) => boolean
}

/** Opens the customer's own list of players. Visitors have none. */
export function PlayerListButton(props: PlayerListButtonProps) {
  const services = useContext(ServicesContext)
  return services && <Button {...props} session={services.session} />
}

function Button({ space, take, session }: PlayerListButtonProps & Pick<Services, 'session'>) {
  const { t } = useTranslation()
  const { document } = useDesign()
  const isIn = useStream(session.state).kind === 'in'
  const [isOpen, setOpen] = useState(false)
  if (!isIn) return null
  return (
    <>
      <button type="button" className="button line" onClick={() => setOpen(true)}>
        <Users aria-hidden />
        {t('myList.open')}
      </button>
      {isOpen && (
        <Dialog
          players={inOrder(document.players).map(([, player]) => player)}
          name={document.design.name}
          space={space}
          take={take}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Takes a whole list of players from the clipboard or a file. Fetched when it is first asked for. */
export const RosterImport = fetchedComponent(async () => (await import('./RosterImport.tsx')).DesignRosterImport)
