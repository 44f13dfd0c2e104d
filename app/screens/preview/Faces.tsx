import { useTranslation } from 'react-i18next'
import { type AvatarId, avatarIds } from '../../../engine/avatar/index.ts'
import { addressOf } from '../../../server/contract/call.ts'
import { avatarImageCall } from '../../../server/contract/resources.ts'
import styles from './preview.module.css'

interface FacesProps {
  readonly avatar: AvatarId
  readonly choose: (avatar: AvatarId) => void
}

/** The figures by their faces, one of which is chosen. */
export function Faces({ avatar, choose }: FacesProps) {
  const { t } = useTranslation('preview')
  return (
    <fieldset className={styles.faces}>
      <legend className="visually-hidden">{t('part.avatar')}</legend>
      {avatarIds.map(id => (
        <label key={id} title={t(`avatar.${id}`)}>
          <input type="radio" name="avatar" checked={id === avatar} onChange={() => choose(id)} />
          <img
            src={addressOf(avatarImageCall, { params: { avatar: id } })}
            alt={t(`avatar.${id}`)}
            width={40}
            height={40}
          />
        </label>
      ))}
    </fieldset>
  )
}
