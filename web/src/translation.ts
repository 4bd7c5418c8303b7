/**
 * Lets a browser translate the page: it replaces texts by elements of its own, and React, which knows nothing of that, would
 * fail as soon as it removes such a text or puts something before it. What is no longer there is passed over instead.
 */
export function tolerateTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    added: T,
    before: Node | null,
  ): T {
    const place = before !== null && before.parentNode !== this ? null : before;
    return insertBefore.call(this, added, place) as T;
  };
}
