/** A binary heap that returns the item with the largest bound first. */
export function boundQueue<Entry extends { readonly bound: number }>() {
  const heap: Entry[] = [];
  const boundAt = (index: number) => heap[index]?.bound ?? -Infinity;
  const swap = (one: number, other: number) => {
    const [left, right] = [heap[one], heap[other]];
    if (left && right) [heap[one], heap[other]] = [right, left];
  };
  return {
    add: (entry: Entry): void => {
      heap.push(entry);
      for (let at = heap.length - 1; at > 0;) {
        const parent = (at - 1) >> 1;
        if (boundAt(parent) >= boundAt(at)) return;
        swap(at, parent);
        at = parent;
      }
    },
    take: (): Entry | undefined => {
      swap(0, heap.length - 1);
      const largest = heap.pop();
      for (let at = 0; ;) {
        const [left, right] = [2 * at + 1, 2 * at + 2];
        const child = boundAt(left) >= boundAt(right) ? left : right;
        if (boundAt(child) <= boundAt(at)) return largest;
        swap(at, child);
        at = child;
      }
    },
  };
}
