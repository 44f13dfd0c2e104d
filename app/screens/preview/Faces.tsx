import { useTranslation } from 'react-i18next'
import { type AvatarId, avatarIds } from '../../../engine/avatar/index.ts'
import styles from './preview.module.css'

interface FacesProps {
  readonly avatar: AvatarId
  readonly choose: (avatar: AvatarId) => void
}

/** The face of a figure, as the server has it. */
export const faceAddress = (avatar: AvatarId): string => `/api/resources/avatars/${avatar}/image`

/** The figures by their faces, one of which is chosen. */
export function Faces({ avatar, choose }: FacesProps) {
  const { t } = useTranslation('preview')
  return (
    <fieldset className={styles.faces}>
      <legend className="visually-hidden">{t('part.avatar')}</legend>
      {avatarIds.map(id => (
        <label key={id} title={t(`avatar.${id}`)}>
          <input type="radio" name="avatar" checked={id === avatar} onChange={() => choose(id)} />
          <img src={faceAddress(id)} alt={t(`avatar.${id}`)} width={40} height={40} />
        </label>
      ))}
    </fieldset>
  )
}
