import type { DeviceMemory } from '../../device/deviceMemory.ts'

export type ListLook = 'grid' | 'list'

const name = 'kitloom-design-list'

/** How this device shows the designs. */
export const rememberedLook = (memory: DeviceMemory) => ({
  read: (): ListLook => (memory.read(name) === 'list' ? 'list' : 'grid'),
  write: (look: ListLook): void => memory.write(name, look),
})
