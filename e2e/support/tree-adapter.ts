import type { Options } from 'css-select';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';
import { attributeOf, type Element, readText } from '../../scripts/postbuild/html-tree.ts';

type Node = DefaultTreeAdapterTypes.Node;

const childrenOf = (node: Node) => ('childNodes' in node ? node.childNodes : []);

/** Lets css-select query parse5 trees. */
export const treeAdapter: NonNullable<Options<Node, Element>['adapter']> = {
  isTag: tree.isElementNode,
  getName: ({ tagName }) => tagName,
  getAttributeValue: attributeOf,
  hasAttrib: (element, name) => attributeOf(element, name) !== undefined,
  getChildren: childrenOf,
  getParent: ({ parentNode }) => parentNode,
  getSiblings: (node) => ('parentNode' in node && node.parentNode ? childrenOf(node.parentNode) : [node]),
  getText: (node) => ('childNodes' in node ? readText(node) : ''),
  // Queries start from one element, so no root contains another.
  removeSubsets: (nodes) => nodes,
};
