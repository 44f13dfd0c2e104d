/** Pictures that make up the face and limbs of an avatar. */
const parts = ['arms', 'eye', 'face_big', 'face_small', 'legs', 'mouth']

const avatar = (id: string) => ({ id, isBase: id === 'base', parts })

/** Who may wear a kit, how they move, and in which boots. */
export const avatars = {
  items: ['base', 'beckham', 'player_2', 'player_3', 'player_4'].map(avatar),
  animations: [
    'clapping',
    'elbow_punch',
    'fishing_cast',
    'golf_drive',
    'happy_idle',
    'hip_hop_dancing',
    'jumping_jacks',
    'offensive_idle',
    'salsa_dancing',
    'salute',
    'samba_dancing',
    'strike_foward_jog',
    'warrior_idle',
    'wave_hip_hop_dance',
  ],
  boots: ['adidas_11pro', 'nike_tiempo_lg8'],
  defaults: { avatar: 'beckham', animation: 'offensive_idle' },
}
