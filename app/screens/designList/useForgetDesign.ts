import { useServices } from '../../session/ServicesContext.ts'
import { deviceDesigns } from '../../studio/designs/deviceDesigns.ts'
import { useFetchStudio } from '../../studio/StudioContext.ts'

/** Deletes what this device has of a design that the server has put away. Brought back, it comes from the server. */
export function useForgetDesign(): (id: string) => void {
  const { memory } = useServices()
  const fetchStudio = useFetchStudio()
  return id => {
    const designs = deviceDesigns(memory)
    if (!designs.list().some(design => design.id === id)) return
    designs.forget(id)
    // What keeps designs on a device comes with the studio. Where it does not come, only the list forgets.
    fetchStudio().then(
      ({ deleteDesign }) => deleteDesign(id),
      () => {},
    )
  }
}
